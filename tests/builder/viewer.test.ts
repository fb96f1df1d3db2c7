import { describe, expect, test } from 'vitest'
import { bodyNames, drawMesh, measureMesh, readMesh } from '../../builder/browser/mesh.ts'
import { built } from '../support/turn.ts'

const address = (text: string | Uint8Array) => `data:application/octet-stream;base64,${Buffer.from(text).toString('base64')}`
const front = { turn: 0, tilt: 0, zoom: 1, x: 0, y: 0 }
const tetrahedron = 'v 0 0 0\nv 6 0 0\nv 0 6 0\nv 0 0 6\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf -3 -2 -1\n'

describe('models of three dimensions', () => {
  test.each(bodyNames)('have %s among the samples, whole and drawn', async (name) => {
    const mesh = await readMesh({ name, file: '' })
    expect(drawMesh(mesh, front).length).toBe(mesh.faces.length)
    expect(drawMesh(mesh, front).every(({ path, light }) => !path.includes('NaN') && light >= 0 && light <= 1)).toBe(true)
  })
  test('are read from OBJ and STL, and measured', async () => {
    const obj = await readMesh({ name: 'a.obj', file: address(tetrahedron) })
    expect(measureMesh(obj)).toEqual({ size: [6, 6, 6], volume: 36, faces: 4 })
    const facets = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]] // biome-ignore format: a table
    const letters = `solid a\n${facets.map((face) => `facet normal 0 0 0\nouter loop\n${face.map((at) => `vertex ${obj.points[at]!.join(' ')}`).join('\n')}\nendloop\nendfacet`).join('\n')}\nendsolid a`
    expect(measureMesh(await readMesh({ name: 'a.stl', file: address(letters) }))).toEqual({ size: [6, 6, 6], volume: 36, faces: 4 })
    const bytes = new DataView(new ArrayBuffer(84 + facets.length * 50))
    bytes.setUint32(80, facets.length, true)
    for (const [at, face] of facets.entries())
      for (const [corner, point] of face.entries())
        for (const [axis, value] of obj.points[point]!.entries()) bytes.setFloat32(84 + at * 50 + 12 + corner * 12 + axis * 4, value, true)
    expect(measureMesh(await readMesh({ name: 'a.STL', file: address(new Uint8Array(bytes.buffer)) }))).toEqual({ size: [6, 6, 6], volume: 36, faces: 4 })
  })
  test('that are none are refused in words', async () => {
    await expect(readMesh({ name: 'a.obj', file: address('hello') })).rejects.toThrow('no OBJ or STL')
    await expect(readMesh({ name: 'a.obj', file: address('v 0 0 0\nf 1 2 3') })).rejects.toThrow('no OBJ or STL')
  })
  test('are looked at on a page of their own where the words ask for it', () => {
    const model = built('A gallery for displaying 3D models. Users can rotate and zoom 3D models and upload their own 3D model files.')
    const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'viewer'))
    expect(model.requirements.filter(({ clause }) => /rotate|zoom|upload/.test(clause)).map(({ status, where }) => [status, where])).toEqual(
      model.requirements.filter(({ clause }) => /rotate|zoom|upload/.test(clause)).map(() => ['built', page?.path]),
    )
    expect(
      built('A furniture shop with pictures of sofas')
        .pages.flatMap(({ blocks }) => blocks)
        .some(({ kind }) => kind === 'viewer'),
    ).toBe(false)
  })
})
