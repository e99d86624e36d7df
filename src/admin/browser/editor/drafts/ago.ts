import { count } from '#kit/pt-br.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** «agora», «há 3 s», «há 12 min», «há 2 h», «há 3 dias». */
export function agoText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  if (seconds < 1) return 'agora'
  if (seconds < MINUTE) return `há ${seconds} s`
  if (seconds < HOUR) return `há ${Math.floor(seconds / MINUTE)} min`
  if (seconds < DAY) return `há ${Math.floor(seconds / HOUR)} h`
  return `há ${count(Math.floor(seconds / DAY), 'dia', 'dias')}`
}
