import { databaseTrouble } from '#db/trouble.ts'
import { StorageAway } from '#kit/storage-away.ts'

/** An answer to a request that can't be fulfilled, in words for the person who made it. */
export class Problem extends Error {
  override name = 'Problem'
  status: number
  /** The machine-readable word that REST answers carry. */
  code: string
  headers: Record<string, string>
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export const notFound = (message = 'Não encontramos o que você procura.') => new Problem(404, 'not_found', message)
export const gone = () => new Problem(410, 'gone', 'Esta página não existe mais.')
export const badRequest = (message = 'Não entendemos o que foi enviado. Confira e tente de novo.', code = 'bad_request') =>
  new Problem(400, code, message)
export const forbidden = (message = 'Você não tem permissão para fazer isso.', code = 'forbidden') =>
  new Problem(403, code, message)
export const tooMany = (retryAfterSeconds: number) =>
  new Problem(429, 'too_many_requests', 'Muitas tentativas em pouco tempo. Espere um pouco e tente de novo.', {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  })
export const unavailable = () =>
  new Problem(503, 'unavailable', 'A loja está sem contato com seus dados neste instante. Tente de novo em alguns segundos.', {
    'retry-after': '5',
  })

/** More is asked of the shop than it can do; whoever comes again in a moment is probably served. */
export const TOO_BUSY = 'too_busy'
export const tooBusy = () =>
  new Problem(503, TOO_BUSY, 'Estamos com muito movimento neste instante. Espere alguns segundos e tente de novo.', {
    'retry-after': '5',
  })

/** Only the merchant can make room, so nobody is told to try again at once. */
const noSpace = () =>
  new Problem(
    503,
    'no_space',
    'A loja está sem espaço em disco para guardar arquivos. Nada foi gravado: tente de novo mais tarde.',
    {
      'retry-after': '300',
    },
  )

/** Pages are still there; files are not, for a while or until its operator has changed something. */
const storageAway = () =>
  new Problem(
    503,
    'storage_away',
    'O armazenamento de arquivos da loja não está respondendo. Nada se perdeu: tente de novo em alguns segundos.',
    { 'retry-after': '5' },
  )

/** The disk under the shop's files is full, or the share of it that the shop may use. */
const isNoSpace = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** For the log: the troubles that only a person can end are named, every other one as the caller does. */
export function troubleWord(error: unknown, otherwise: string): string {
  if (error instanceof StorageAway) return error.message
  if (isNoSpace(error)) return 'sem espaço em disco para os arquivos da loja: libere espaço'
  return databaseTrouble(error) === 'full' ? 'sem espaço em disco para o banco de dados: libere espaço' : otherwise
}

/** What went wrong, as an answer. A failure that nobody foresaw says nothing of its inside. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { statusCode, code = '', validation } = error as { statusCode?: number; code?: string; validation?: unknown }
  if (validation) return badRequest('Algum campo não foi preenchido como esperado.', 'invalid_param')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'too_large', 'O que foi enviado é grande demais.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem(415, 'unsupported_media_type', 'Este tipo de conteúdo não é aceito aqui.')
  if (error instanceof StorageAway) return storageAway()
  if (isNoSpace(error)) return noSpace()
  if (databaseTrouble(error)) return unavailable()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'bad_request', badRequest().message)
  return new Problem(500, 'internal_error', 'Algo deu errado do nosso lado. Já anotamos o que houve; tente de novo em instantes.')
}
