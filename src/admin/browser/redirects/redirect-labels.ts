import type { RedirectRecord } from '#api/vitrine/redirect-routes.ts'
import type { RedirectTest } from '#api/vitrine/redirect-tool-routes.ts'
import type { RedirectCode, RedirectInput } from '#content/redirects/contract.ts'

export const CODE_NAMES: Record<RedirectCode, string> = {
  301: '301 · mudou para sempre',
  302: '302 · por enquanto',
  307: '307 · por enquanto, com o envio',
  308: '308 · para sempre, com o envio',
  410: '410 · saiu da loja',
}
export const CODE_CHOICES = Object.entries(CODE_NAMES).map(([id, name]) => ({ id, name }))
export const KIND_CHOICES = [
  { id: 'exact', name: 'Endereço exato' },
  { id: 'pattern', name: 'Padrão (regex)' },
]
export const ORIGIN_CHOICES = [
  { id: 'merchant', name: 'Criado aqui' },
  { id: 'address', name: 'Endereço que mudou' },
  { id: 'import', name: 'Planilha' },
  { id: 'move', name: 'Mudança de outra loja' },
]
export const originName = (origin: string) => ORIGIN_CHOICES.find(({ id }) => id === origin)?.name ?? origin

export const inputOf = ({ from, to, kind, code }: RedirectRecord) => ({ from, to, kind, code })
export const FRESH = { from: '', to: '', kind: 'exact' as RedirectInput['kind'], code: 301 }
export type Typed = typeof FRESH

/** What was saved, and whether it leads there more directly than it was typed. */
export function savedText({ from, to, code, via }: RedirectRecord): string {
  if (code === 410) return `${from} agora responde que a página saiu da loja.`
  const short = via.length > 0 ? ` ${via.join(', ')} já levava adiante, então o caminho foi encurtado.` : ''
  return `${from} agora leva a ${to}.${short}`
}

/** Where an address leads, in the merchant's words. */
export function answerText({ code, to, target_code: target }: RedirectTest): {
  severity: 'success' | 'info' | 'warning'
  text: string
} {
  if (code < 300) return { severity: 'success', text: 'Há uma página neste endereço. Redirecionamentos não valem aqui.' }
  if (code === 410) return { severity: 'info', text: 'Responde que a página saiu da loja (410).' }
  if (code === 404) return { severity: 'warning', text: 'Não leva a lugar nenhum: o visitante vê «página não encontrada».' }
  if (code >= 400) return { severity: 'warning', text: `A loja responde com o erro ${code}.` }
  const length = code === 301 || code === 308 ? 'para sempre' : 'por enquanto'
  if (target === 404) return { severity: 'warning', text: `Leva a ${to} (${code}, ${length}), mas lá não há nada.` }
  if (target >= 300 && target < 400) return { severity: 'warning', text: `Leva a ${to} (${code}, ${length}), que leva adiante.` }
  return { severity: 'success', text: `Leva a ${to} (${code}, ${length}).` }
}
