import { addressOf } from './opened.ts'

/** Whether something takes what is typed or chosen. */
export const isField = (of: EventTarget | null): of is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  of instanceof HTMLInputElement || of instanceof HTMLTextAreaElement || of instanceof HTMLSelectElement

/** Bytes of a file that is read; a larger one is turned down in words. */
const most = 20 * 1024 * 1024
/** Those of a clip, which is not read into a text. */
const mostOfClip = 200 * 1024 * 1024

function read(file: File, as: string): Promise<string> {
  if (as === 'clip') return Promise.resolve(addressOf(file))
  const reader = new FileReader()
  const done = Promise.withResolvers<string>()
  reader.addEventListener('load', () => done.resolve(String(reader.result)))
  reader.addEventListener('error', () => done.reject(reader.error))
  if (as === 'picture' || as === 'document') reader.readAsDataURL(file)
  else reader.readAsText(file)
  return done.promise
}

/** A page in a frame may not write to the clipboard by itself; what is selected it may copy. */
async function copy(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}

/** Paints a picture of lines on a canvas and saves it as a PNG. */
async function paint(button: HTMLElement): Promise<void> {
  const picture = new Image()
  picture.src = button.dataset.paints ?? ''
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = button.dataset.file ?? 'picture.png'
  link.click()
}

/** What goes in and out of a stage beside typing: `data-open` reads a chosen file as text, as a picture, as a document or as a clip, which has an object address, and sends its event with it, `data-copies` copies the field of that id, `data-paints` saves a drawing as a PNG. */
export function exchange(stage: HTMLElement, send: (event: { type: string }) => void, on: AddEventListenerOptions): void {
  stage.addEventListener(
    'change',
    async ({ target }) => {
      const file = target instanceof HTMLInputElement && target.type === 'file' ? target.files?.[0] : undefined
      if (!file || !(target instanceof HTMLInputElement)) return
      const event = JSON.parse(target.dataset.open ?? '{}') as { type: string; as: string }
      target.value = ''
      const told = stage.parentElement?.querySelector('[data-module-status]')
      const bounded = event.as === 'clip' ? mostOfClip : most
      if (file.size > bounded) {
        if (told) told.textContent = `This file is larger than ${bounded / 1024 / 1024} MB.`
        return
      }
      try {
        send({ ...event, ...{ text: await read(file, event.as), name: file.name } })
      } catch {
        if (told) told.textContent = 'This file could not be read.'
      }
    },
    on,
  )
  stage.addEventListener(
    'click',
    async ({ target }) => {
      const painted = target instanceof Element ? target.closest<HTMLElement>('[data-paints]') : null
      if (painted) await paint(painted)
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copies]') : null
      const field = button && stage.querySelector(`#${CSS.escape(button.dataset.copies ?? '')}`)
      if (!button || !(field instanceof HTMLTextAreaElement)) return
      const isCopied = await copy(field)
      const told = stage.parentElement?.querySelector('[data-module-status]')
      const words = isCopied ? 'Copied.' : 'Select the text and copy it with the keyboard.'
      if (told) told.textContent = words
      button.textContent = isCopied ? 'Copied' : words
    },
    on,
  )
}
