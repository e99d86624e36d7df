import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')
const NAME = /\b(?:vitrine|process|nodejs)_[a-z0-9_]+/g

type Dashboard = { panels: { targets?: { expr: string }[] }[]; templating: unknown }
type Alerts = { groups: { rules: { expr: string }[] }[] }

/** The metrics that the dashboard and the alerts in deploy/ ask for, by the names that their registry knows. */
export function namedMetrics(): string[] {
  const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana', 'vitrine.json'), 'utf8')) as Dashboard
  const alerts = parse(readFileSync(join(DEPLOY, 'prometheus', 'alerts.yaml'), 'utf8')) as Alerts
  const questions = [
    JSON.stringify(dashboard.templating),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
  const names = questions.flatMap((question) => question.match(NAME) ?? [])
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))].sort()
}

/** The metrics that a process prints. */
export const printedMetrics = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)
