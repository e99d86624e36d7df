import { useMemo } from 'react'
import { useGetIdentity, usePermissions, useStore } from 'react-admin'
import { isLimited, type Permissions } from '../rights.ts'
import { sectionsFor } from '../sections.ts'
import { TABS } from '../settings/tabs.ts'
import { useAnswer } from '../shared/use-api.ts'
import { entriesOf, type Entry, settingEntries, type SettingName } from './entries.ts'
import { keyOf, ranked } from './rank.ts'
import { recentEntries, remembered } from './recent.ts'
import { useFound } from './use-found.ts'

const MOST_FIXED = 8
/** Names of settings change with a new version alone. */
const FRESH_MS = 3_600_000

/** What the palette shows for what was typed: recent choices while nothing is, then what fits, then what the shop finds. */
export function useEntries({ typed, asked }: { typed: string; asked: string }) {
  const { permissions } = usePermissions<Permissions>()
  const { identity } = useGetIdentity()
  // Two people at one computer have each their own.
  const [kept, keep] = useStore<unknown>(`palette.${identity?.fullName ?? ''}`, [])
  const { data: settings } = useAnswer<SettingName[]>('/vitrine/v1/setting-names', {
    freshMs: FRESH_MS,
    enabled: !isLimited(permissions),
  })
  const { fixed, resources } = useMemo(() => {
    const sections = sectionsFor(permissions)
    const tabs = !isLimited(permissions) ? TABS : []
    return {
      fixed: [...entriesOf(sections, tabs), ...settingEntries(settings ?? [], tabs)],
      resources: new Set(sections.flatMap((section) => (section.resources ?? []).map(({ name }) => name))),
    }
  }, [permissions, settings])
  const opens = (to: string) => fixed.some((entry) => entry.to === to) || resources.has(to.split('/')[1] ?? '')
  const recent = recentEntries(kept, opens)
  const { entries: records, isFinding, isFailed } = useFound({ typed: asked, resources })
  const isEmpty = typed.trim() === ''
  const entries = isEmpty
    ? [...recent, ...fixed.filter(({ heading }) => heading === 'Fazer' || heading === 'Telas')]
    : [...ranked(fixed, typed, recent.map(keyOf), MOST_FIXED), ...records]
  return {
    entries,
    isFinding: !isEmpty && (isFinding || typed.trim() !== asked),
    isFailed,
    remember: (entry: Entry) => keep(remembered(recent, entry)),
  }
}
