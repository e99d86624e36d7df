/** A plain, real PDF from lines of text: A4 pages, Helvetica, no library. A line in capitals is a heading. */
export function textPdf(text: string): Buffer {
  const pages = paginate(wrap(text))
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  const pageNumbers = pages.map((_, index) => 5 + index * 2)
  add('<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>')
  add(`<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  for (const [index, lines] of pages.entries()) {
    const stream = contentOf(lines)
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
    )
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  return assemble(objects)
}

const LINES_PER_PAGE = 46
const LETTERS_PER_LINE = 84

function wrap(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length + 1 > LETTERS_PER_LINE) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

const paginate = (lines: string[]) =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  )

function contentOf(lines: string[]): string {
  const shown = lines.map((line) => {
    const isHeading = line.length > 2 && line === line.toUpperCase() && /\p{L}/u.test(line)
    return `/${isHeading ? 'F2 13' : 'F1 11'} Tf (${escape(line)}) Tj T*`
  })
  return `BT 16 TL 60 780 Td ${shown.join('\n')} ET`
}

// The font knows Latin letters only; everything that Portuguese needs is among them.
const escape = (line: string) =>
  line
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll('–', '-')
    .replaceAll('—', '-')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replaceAll('•', '-')

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}
