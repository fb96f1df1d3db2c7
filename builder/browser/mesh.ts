import type { Mesh, MeshSource } from '../../machines/modules/viewer.machine.ts'
import { bytesOf } from './tools/documents.ts'

type Point = [number, number, number]
const grid = (wide: number, long: number, point: (u: number, v: number) => Point): Mesh => {
  const points = Array.from({ length: (wide + 1) * (long + 1) }, (_, at) => point((at % (wide + 1)) / wide, Math.floor(at / (wide + 1)) / long))
  const faces = Array.from({ length: wide * long }, (_, at) => {
    const corner = Math.floor(at / wide) * (wide + 1) + (at % wide)
    return [corner, corner + 1, corner + wide + 2, corner + wide + 1]
  })
  return { points, faces }
}
const circle = 2 * Math.PI
const bodies: Readonly<Record<string, () => Mesh>> = {
  Cube: () => ({
    points: [[-1, -1, -1], [1, -1, -1], [1, 1, -1], [-1, 1, -1], [-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]],
    faces: [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [2, 3, 7, 6], [1, 2, 6, 5], [0, 4, 7, 3]],
  }), // biome-ignore format: a table
  Ring: () => grid(36, 18, (u, v) => [(1 + 0.38 * Math.cos(v * circle)) * Math.cos(u * circle), 0.38 * Math.sin(v * circle), (1 + 0.38 * Math.cos(v * circle)) * Math.sin(u * circle)]), // biome-ignore format: one call
  Vase: () => grid(32, 24, (u, v) => {
    const wide = 0.45 + 0.28 * Math.sin(v * 5.2 + 0.4) + 0.12 * v
    return [wide * Math.cos(u * circle), v * 2.2 - 1.1, wide * Math.sin(u * circle)]
  }), // biome-ignore format: one call
  House: () => ({
    points: [[-1, -0.8, -0.8], [1, -0.8, -0.8], [1, 0.3, -0.8], [-1, 0.3, -0.8], [-1, -0.8, 0.8], [1, -0.8, 0.8], [1, 0.3, 0.8], [-1, 0.3, 0.8], [-1, 1.1, 0], [1, 1.1, 0]],
    faces: [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 9, 6, 5], [0, 4, 7, 8, 3], [3, 8, 9, 2], [7, 6, 9, 8]],
  }), // biome-ignore format: a table
}
export const bodyNames = Object.keys(bodies)

function readObj(text: string): Mesh {
  const points: Point[] = []
  const faces: number[][] = []
  for (const line of text.split('\n')) {
    const [kind, ...parts] = line.trim().split(/\s+/)
    if (kind === 'v') points.push([Number(parts[0]), Number(parts[1]), Number(parts[2])])
    if (kind === 'f')
      faces.push(parts.map((part) => Number(part.split('/')[0])).map((at) => (at < 0 ? points.length + at : at - 1))) // biome-ignore format: one call
  }
  return { points, faces }
}
function fromTriangles(all: readonly Point[]): Mesh {
  const known = new Map<string, number>()
  const points: Point[] = []
  const at = (point: Point): number => {
    const key = point.map((one) => one.toFixed(5)).join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, points.length)
    return points.push(point) - 1
  }
  const places = all.map(at)
  return { points, faces: Array.from({ length: Math.floor(places.length / 3) }, (_, face) => places.slice(face * 3, face * 3 + 3)) }
}
function readStl(bytes: Uint8Array<ArrayBuffer>): Mesh {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  if (/^\s*solid[\s\S]*facet/.test(text)) {
    const all = [...new TextDecoder('latin1').decode(bytes).matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)]
    return fromTriangles(all.map(([, x, y, z]) => [Number(x), Number(y), Number(z)]))
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.min(view.getUint32(80, true), Math.floor((bytes.length - 84) / 50))
  return fromTriangles(
    Array.from({ length: count * 3 }, (_, at): Point => {
      const from = 84 + Math.floor(at / 3) * 50 + 12 + (at % 3) * 12
      return [view.getFloat32(from, true), view.getFloat32(from + 4, true), view.getFloat32(from + 8, true)]
    }),
  )
}

/** The body of that name, or the one in a file: Wavefront OBJ, or STL in letters or bytes. */
export async function readMesh({ name, file }: MeshSource): Promise<Mesh> {
  const body = bodies[name]
  if (file === '' && body) return body()
  const bytes = bytesOf(file)
  const mesh = /\.obj$/i.test(name) ? readObj(new TextDecoder().decode(bytes)) : /\.stl$/i.test(name) && bytes.length > 84 ? readStl(bytes) : null
  const isWhole = mesh !== null && mesh.faces.length > 0 && mesh.points.flat().every(Number.isFinite) && mesh.faces.flat().every((at) => mesh.points[at] !== undefined) // biome-ignore format: one condition
  if (!isWhole) throw new Error('This is no OBJ or STL file that can be read.')
  return mesh
}

export interface Measured {
  readonly size: Point
  readonly volume: number
  readonly faces: number
}
const range = (mesh: Mesh, axis: 0 | 1 | 2): readonly [number, number] =>
  mesh.points.reduce<[number, number]>(([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])], [Infinity, -Infinity])
/** How large a body is in its own units, and what it holds if it is closed. */
export function measureMesh(mesh: Mesh): Measured {
  const size = ([0, 1, 2] as const).map((axis) => range(mesh, axis)).map(([low, high]) => high - low) as Point
  const volume = mesh.faces.reduce((sum, face) => {
    const [a, ...rest] = face.map((at) => mesh.points[at]!)
    return rest.slice(1).reduce((all, c, at) => {
      const b = rest[at]!
      return all + (a![0] * (b[1] * c[2] - b[2] * c[1]) - a![1] * (b[0] * c[2] - b[2] * c[0]) + a![2] * (b[0] * c[1] - b[1] * c[0])) / 6
    }, sum)
  }, 0)
  return { size, volume: Math.abs(volume), faces: mesh.faces.length }
}

export interface Drawn {
  readonly path: string
  /** From 0, in the shade, to 1. */
  readonly light: number
}
const drawn_max = 3000
/** The faces that are seen, the farthest first, in a square of 400. */
export function drawMesh(mesh: Mesh, { turn, tilt, zoom, x, y }: { turn: number; tilt: number; zoom: number; x: number; y: number }): Drawn[] {
  const ranges = ([0, 1, 2] as const).map((axis) => range(mesh, axis))
  const middle = ranges.map(([low, high]) => (low + high) / 2) as Point
  const largest = Math.max(1e-9, ...ranges.map(([low, high]) => high - low))
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  const seen = mesh.points.map((point): Point => {
    const [px, py, pz] = point.map((one, axis) => (one - middle[axis]!) / largest) as Point
    const [tx, tz] = [px * Math.cos(a) + pz * Math.sin(a), -px * Math.sin(a) + pz * Math.cos(a)]
    const [ty, depth] = [py * Math.cos(b) - tz * Math.sin(b), py * Math.sin(b) + tz * Math.cos(b)]
    const near = 2.4 / (2.4 - depth)
    return [200 + x + tx * 250 * zoom * near, 200 + y - ty * 250 * zoom * near, depth]
  })
  const step = Math.ceil(mesh.faces.length / drawn_max)
  return mesh.faces
    .filter((_, at) => at % step === 0)
    .map((face) => {
      const [p, q, r] = [seen[face[0]!]!, seen[face[1]!]!, seen[face[2]!]!]
      const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], (q[2] - p[2]) * 250]
      const [wx, wy, wz] = [r[0] - p[0], r[1] - p[1], (r[2] - p[2]) * 250]
      const normal = [uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx]
      const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!) || 1
      const light = Math.abs((normal[0]! * 0.35 + normal[1]! * 0.6 + normal[2]! * 0.72) / length)
      const depth = face.reduce((sum, at) => sum + seen[at]![2], 0) / face.length
      return { depth, light: Math.min(1, light), path: `M${face.map((at) => `${seen[at]![0].toFixed(1)} ${seen[at]![1].toFixed(1)}`).join('L')}Z` }
    })
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ path, light }) => ({ path, light }))
}
