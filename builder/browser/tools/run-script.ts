import type { Outcome } from '../outcome.ts'
import { type RunTool, runTool } from './run.ts'
import { scriptRun } from './script.ts'

/** What a script writes and draws, or what another tool makes of a text. */
export const runScriptOrTool: RunTool = async (tool, text, second, mode) =>
  tool === 'script' || tool === 'sketch' ? withPng(scriptRun(text, second, mode)) : runTool(tool, text, second, mode)

/** With what was drawn as PNG, at twice its size; without where the browser draws no pictures. */
async function withPng(outcome: Outcome): Promise<Outcome> {
  const { drawn, kept } = outcome
  if (!drawn || typeof Image === 'undefined') return outcome
  try {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2]
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = canvas.toDataURL('image/png')
    return { ...outcome, drawn: { ...drawn, png }, kept: { ...kept, picture: png } }
  } catch {
    return outcome
  }
}
