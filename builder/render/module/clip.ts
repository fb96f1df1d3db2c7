import type { BlockOf } from '../../model.ts'
import type { ClipData, ClipWay } from '../../module-data.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

const film =
  'Write what is to be seen, one scene a line, choose a template, an animation and music: a video is drawn from your words in this browser, to be watched, downloaded and kept.'
const edit: Readonly<Record<ClipData['kind'], string>> = {
  video:
    'Open a video: cut it, change its speed, its sound and its look, put text on it, blur a corner, add music, take its sound or a picture out of it, and make it into a file of another format.',
  audio: 'Open a sound: cut it, change its speed and volume, fade it, put an effect or music on it, and make it into a file of another format.',
  both: 'Open a video or a sound: cut it, change its speed, volume and look, put effects, text or music on it, take the sound out of a video, and make it into a file of another format.',
}
const about = (way: ClipWay, kind: ClipData['kind']): string => (way === 'film' ? film : edit[kind])

/** A workshop of clips: what it does, and the tool itself. */
export const clip = (of: Context, block: BlockOf<'clip'>): Html =>
  stage(of, block, {
    module: 'clip',
    data: { way: block.way, kind: block.clips },
    still: html`<div class="game-still"><p>${about(block.way, block.clips)}</p></div>`,
    keeps: block.keeps ?? null,
  })
