import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { momentText } from '../shared/words.ts'

/** What a promotion does now. */
export function stateText({ is_active, starts_at, ends_at, weekdays, hours }: PromotionRecord, now: Date): string {
  if (!is_active) return 'Desligada'
  if (ends_at && readLocalMoment(ends_at) <= now) return 'Encerrada'
  if (starts_at && readLocalMoment(starts_at) > now) return `Começa em ${momentText(starts_at)}`
  if (weekdays.length > 0 || hours) return 'No ar nos dias e horários marcados'
  return ends_at ? `No ar até ${momentText(ends_at)}` : 'No ar'
}

export const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'].map((name, id) => ({ id, name }))
