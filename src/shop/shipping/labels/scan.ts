/** What a scanner or a keyboard gave: a code in capitals, and an order's number where it can be one. */
export type Scan = { code: string; number: string; shown: string }

export function readScan(typed: string): Scan {
  const shown = typed.trim().slice(0, 100)
  const code = shown.replaceAll(/\s/g, '').toUpperCase()
  return { code: code.replace(/^#/, ''), number: /^#?(\d{1,12})$/.exec(shown)?.[1] ?? '', shown }
}

export type ScanRules = { isNew: boolean; isPostal: (code: string) => boolean }

const LOOKS_POSTAL = /^[A-Z]{2}\d{9}[A-Z]{2}$/

/** Why it can't be a code, in words; undefined where it can. `isPostal`: whether the digits of a code of the post fit together. */
export function scanProblem({ code, shown }: Scan, { isNew, isPostal }: ScanRules): string | undefined {
  if (code === '') return 'Leia ou digite o código da etiqueta.'
  if (LOOKS_POSTAL.test(code) && !isPostal(code))
    return `O dígito de “${shown}” não confere: falta ou sobra um número. Leia de novo.`
  return !isNew || /^[\w.-]{3,100}$/.test(code) ? undefined : `“${shown}” não é um código de rastreio.`
}
