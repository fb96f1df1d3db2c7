import type { BlockOf } from '../../model.ts'
import type { PictureWay } from '../../module-data.ts'
import { isWorked, openedPicture } from '../blocks/pictured.ts'
import { actionOf, type Context, entityOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

const about: Readonly<Record<PictureWay, string>> = {
  edit: 'Crop, rotate, mirror and resize a picture, change its brightness, contrast and colour, put a filter or a watermark on it, take its background away, compare it with the original, and download it as PNG, JPEG or WebP.',
  identity: 'Make an identity photo: choose its size and its background, let light and contrast be adjusted, and download one photo or a sheet to print.',
  recognise:
    'Open a picture to have its size, colours, light and detail measured and to be told what it may show. What it shows is simulated: nothing here knows what is in a picture.',
  words: 'Write what you would like to see, choose a style, and it is drawn here from your words, without a service.',
  avatar: 'Choose face, hair, clothes and more: the drawing follows at once, to be kept or downloaded.',
  code: 'Enter a text or an address, choose one colour, four, nine or sixteen, the background, and an image behind the code or in its middle: the code is drawn at once, to be kept or downloaded as PNG or SVG. More colours and images scan less surely than black on white.',
  poster: 'Write a title and a few lines, choose a shape and colours: the drawing follows at once, to be kept or downloaded.',
}

/** An editor of pictures, or what draws or looks at them: what it does, and the tool itself. */
export function picture(of: Context, block: BlockOf<'picture'>): Html {
  const way = block.way ?? 'edit'
  const opened = isWorked(way) ? openedPicture(of) : undefined
  const keeps = block.keeps ?? null
  const keeping = keeps && opened ? actionOf(of, keeps.action) : undefined
  const from = entityOf(of, keeping?.entity ?? '')?.fields.find(({ id, entity }) => entity === opened?.entity.id && keeping?.fields.includes(id))
  return stage(of, block, {
    module: 'picture',
    data: { way, kinds: block.kinds ?? [], ...(opened && { opened: { address: opened.href, name: opened.title } }) },
    still: html`<div class="game-still"><p>${about[way]}</p></div>`,
    keeps,
    ...(from && { fixed: { [from.id]: opened?.row ?? '' } }),
  })
}
