import { ArchiveTrouble } from './sources/archive/archive-entry.ts'

const MESSAGES: readonly [told: RegExp, said: (found: string, mostMb: number) => string][] = [
  [/ answered (\d{3})\.$/, (status) => `O endereço respondeu ${status}${status === '404' ? ': não está mais lá' : ''}.`],
  [/ is larger than /, (_, mostMb) => `O arquivo passa de ${mostMb} MB.`],
  [/open internet|refus|not allowed|private/i, () => 'O endereço não é da internet aberta: nada é buscado dele.'],
  [/timeout|aborted|ETIMEDOUT/i, () => 'O endereço demorou demais para responder.'],
  [/ENOTFOUND|EAI_AGAIN/, () => 'O endereço não existe mais.'],
]

/** Why a picture or a file did not come, in the merchant's words. */
export function pictureTrouble(error: unknown, mostMb = 10): string {
  const { message, cause } = error as Error
  if (error instanceof ArchiveTrouble || /^(Não é|O arquivo) /.test(message)) return message.slice(0, 500)
  const text = `${message} ${cause instanceof Error ? cause.message : ''}`.trim()
  for (const [told, said] of MESSAGES) {
    const found = told.exec(text)
    if (found) return said(found[1] ?? '', mostMb)
  }
  return `Não pôde ser buscado (${text.slice(0, 200)}).`
}
