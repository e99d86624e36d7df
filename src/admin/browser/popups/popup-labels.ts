import type { PopupRecord } from '#api/vitrine/popup-item.ts'
import type { PopupSettings } from '#content/popups/contract.ts'
import { count } from '#kit/pt-br.ts'
import type { WritingStatus } from '../writing/writing-labels.ts'

const WAYS: Record<string, string> = {
  page_load: 'ao abrir a página',
  scrolling: 'ao rolar',
  scrolling_to: 'ao chegar a um elemento',
  click: 'depois de cliques',
  inactivity: 'sem atividade',
  exit_intent: 'ao sair',
}

/** When a popup comes, in a few words. */
export function comingText({ triggers, open_selector }: PopupSettings): string {
  const ways = Object.entries(WAYS)
    .filter(([name]) => name in triggers)
    .map(([, words]) => words)
  if (open_selector) ways.push('ao clicar em um elemento')
  return ways.length > 0 ? ways.join(', ') : 'só quando algo o abre'
}

export const shownText = ({ shown }: Pick<PopupRecord, 'shown'>) =>
  shown === 0 ? 'ainda não apareceu' : `apareceu ${count(shown, 'vez', 'vezes')}`

/** What saving it did. */
export function savedText(before: WritingStatus, { status }: Pick<PopupRecord, 'status'>): string {
  if (status === before) return status === 'publish' ? 'Popup salvo: a loja já o mostra assim.' : 'Popup salvo, ainda desligado.'
  return status === 'publish' ? 'Popup ligado.' : 'Popup desligado.'
}
