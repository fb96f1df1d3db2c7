/** A part of a document: a heading, a paragraph or a line of facts. */
export interface PdfPart {
  readonly kind: 'title' | 'heading' | 'text'
  readonly text: string
}

const [pageWidth, pageHeight, margin] = [595, 842, 64]
const looks = {
  title: { font: 'F2', size: 22, lead: 28, before: 0 },
  heading: { font: 'F2', size: 13, lead: 18, before: 14 },
  text: { font: 'F1', size: 11, lead: 16, before: 7 },
} as const
/** How wide letters are on the average, by the size of the font: a little more than they are, so that no line is too long. */
const share = 0.53
/** Signs of WinAnsi beyond those of Latin 1, by their codes. */
const signs: Readonly<Record<string, number>> = { '€': 128, '‚': 130, '…': 133, '‘': 145, '’': 146, '“': 147, '”': 148, '•': 149, '–': 150, '—': 151, '−': 150 }

/** A text as a string of PDF, in ASCII alone; what the font has no sign for is a question mark. */
const quoted = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = signs[sign] ?? sign.codePointAt(0)!
      if (sign === '(' || sign === ')' || sign === '\\') return `\\${sign}`
      if (code >= 32 && code < 127) return sign
      return code > 127 && code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : code === 9 ? ' ' : '?'
    })
    .join('')

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** The content streams of the pages. */
function pagesOf(parts: readonly PdfPart[], colour: PdfLook['colour']): string[] {
  const isBlack = colour.every((share) => share === 0)
  const pages: string[][] = [[]]
  let y = pageHeight - margin
  for (const { kind, text } of parts) {
    const { font, size, lead, before } = looks[kind]
    y -= before
    for (const paragraph of text.split(/\n+/).filter((one) => one.trim() !== '')) {
      for (const line of wrapped(paragraph.trim(), Math.floor((pageWidth - 2 * margin) / (size * share)))) {
        if (y - lead < margin) {
          pages.push([])
          y = pageHeight - margin
        }
        y -= lead
        const ink = isBlack ? '' : `${(kind === 'text' ? [0, 0, 0] : colour).join(' ')} rg `
        pages.at(-1)!.push(`${ink}BT /${font} ${size} Tf ${margin} ${y} Td (${quoted(line)}) Tj ET`)
      }
      y -= kind === 'text' ? 4 : 0
    }
  }
  return pages.map((lines) => lines.join('\n'))
}

/** How a document looks: its kind of letters, and the colour of its headings as three shares of red, green and blue. */
export interface PdfLook {
  readonly letters: 'sans' | 'serif' | 'typewriter'
  readonly colour: readonly [number, number, number]
}
const families = { sans: ['Helvetica', 'Helvetica-Bold'], serif: ['Times-Roman', 'Times-Bold'], typewriter: ['Courier', 'Courier-Bold'] } as const
const plainLook: PdfLook = { letters: 'sans', colour: [0, 0, 0] }

/** A document of A4 pages, in Helvetica and black unless another look is given, in ASCII alone, so that its length in characters is that in bytes. */
export function pdfOf(title: string, parts: readonly PdfPart[], { letters, colour }: PdfLook = plainLook): string {
  const streams = pagesOf(parts, colour)
  const [plain, bold] = families[letters]
  const at = (index: number): number => 6 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${streams.length} /Kids [${streams.map((_, index) => `${at(index)} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${plain} /Encoding /WinAnsiEncoding >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${bold} /Encoding /WinAnsiEncoding >>`,
    `<< /Title (${quoted(title)}) >>`,
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${at(index) + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = ['0000000000 65535 f ', ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)].join('\n')
  return `${file}xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
