import { recordOf } from '#kit/unknown-json.ts'
import { isPolicyHost, MAX_POLICY_HOSTS } from '#kit/csp-sources.ts'
import type { OutsideScript } from './contract.ts'

/** Its name among the shop's settings. */
export const OUTSIDE_SCRIPTS_SETTING = 'outside_scripts'
/** More than these are a mistake that no page should pay for. */
export const MAX_SCRIPTS = 50

export type StoredScripts = {
  scripts: OutsideScript[]
  /** A number is never given twice, also not after its script was deleted. */
  nextId: number
}

/** The stored list, healed: what can't be read is left out. */
export function readStoredScripts(stored: unknown): StoredScripts {
  const { scripts, next_id: nextId } = recordOf(stored)
  const list = (Array.isArray(scripts) ? scripts : []).flatMap(scriptOf).slice(0, MAX_SCRIPTS)
  const highest = Math.max(0, ...list.map(({ id }) => id))
  return { scripts: list, nextId: Math.max(highest + 1, Number.isSafeInteger(nextId) ? Number(nextId) : 1) }
}

export const storedForm = ({ scripts, nextId }: StoredScripts) => ({
  scripts,
  next_id: nextId,
})

function scriptOf(stored: unknown): OutsideScript[] {
  const { id, name, code, purpose, conditions, hosts, enabled, version } = recordOf(stored)
  if (!Number.isSafeInteger(id) || Number(id) < 1 || typeof name !== 'string' || typeof code !== 'string') return []
  return [
    {
      id: Number(id),
      name,
      code,
      purpose: purpose === 'necessary' || purpose === 'statistics' ? purpose : 'marketing',
      conditions: texts(conditions).slice(0, 200),
      hosts: texts(hosts).filter(isPolicyHost).slice(0, MAX_POLICY_HOSTS),
      enabled: enabled === true,
      version: Number.isSafeInteger(version) ? Number(version) : 1,
    },
  ]
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])
