import { useAnswer } from '../shared/use-api.ts'

export type AlertItem = { kind: string; text: string; total: number; unread: number; newest: string; screen: string }
export type AlertsAnswer = { as_of: string; unread: number; alerts: AlertItem[] }

export const ALERTS_PATH = '/vitrine/v1/alerts'
/** Asked when a screen is opened, and then at most once a minute: a timer would keep signed in who has gone home. */
const FRESH_MS = 60_000

export const useAlerts = () => useAnswer<AlertsAnswer>(ALERTS_PATH, { freshMs: FRESH_MS })
