import { LOCAL_ZONE } from './brazil/local-time.ts'
import { lazily } from './lazily.ts'

/** What the shop says in numbers, dates and addresses, the way Brazilians write them. Dates are told by the shop's clock. */

const whole = lazily(() => new Intl.NumberFormat('pt-BR'))
export const formatNumber = (value: number) => whole().format(value)

const longDate = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: LOCAL_ZONE }))
/** «15 de novembro de 2026», by the clock of São Paulo. */
export const formatDate = (date: Date) => longDate().format(date)

const shortDate = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: LOCAL_ZONE }))
/** «15/11/2026». */
export const formatShortDate = (date: Date) => shortDate().format(date)

const dayTime = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: LOCAL_ZONE }))
/** «09:05». */
export const formatTime = (date: Date) => dayTime().format(date)

const mediumDate = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: LOCAL_ZONE }))
/** «15 de nov. de 2026». */
export const formatMediumDate = (date: Date) => mediumDate().format(date)

const moment = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: LOCAL_ZONE }))
/** «15/11/2026, 09:05». */
export const formatMoment = (date: Date) => moment().format(date)

const fileClock = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: LOCAL_ZONE }),
)
/** «2026-11-15-143000», by the clock of São Paulo: for names of files, which so sort by age. */
export const fileMoment = (date: Date) => fileClock().format(date).replaceAll(':', '').replace(' ', '-')

const longMonth = lazily(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }))
/** «novembro de 2026»; months count from 1. */
export const formatMonth = (year: number, month: number) => longMonth().format(Date.UTC(year, month - 1, 1))

/** «1 dia», «3 dias». */
export const count = (amount: number, one: string, many: string) => `${formatNumber(amount)} ${amount === 1 ? one : many}`

/** The part of an address made from a name: «Caneca Sertão» → «caneca-sertao». */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 200)
}
