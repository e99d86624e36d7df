import { Tab, Tabs } from '@mui/material'
import { useListContext } from 'react-admin'
import { useAnswer } from '../shared/use-api.ts'
import { TABS } from './order-labels.ts'

type Total = { slug: string; total: number }

/** The states that orders are in, and how many are in each. */
export function StatusTabs() {
  const { filterValues, setFilters } = useListContext()
  const { data: totals } = useAnswer<Total[]>('/wc/v3/reports/orders/totals')
  const held = new Map(totals?.map(({ slug, total }) => [slug, total]))
  const all = totals?.reduce((sum, { total }) => sum + total, 0)
  const countOf = (status: string | undefined) => (status === undefined ? all : held.get(status))
  const chosen: unknown = (filterValues as { status?: unknown }).status ?? ''
  const open = (status: string | undefined) => {
    const { status: _before, ...others } = filterValues as Record<string, unknown>
    setFilters(status === undefined ? others : { ...others, status })
  }
  return (
    <Tabs
      value={isTab(chosen) ? chosen : false}
      onChange={(_event, status: string) => open(status || undefined)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Status dos pedidos"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ status, name }) => {
        const total = countOf(status)
        return <Tab key={name} value={status ?? ''} label={total === undefined ? name : `${name} (${total})`} />
      })}
    </Tabs>
  )
}

/** An address may ask for any state, or for several. */
const isTab = (status: unknown) => TABS.some((tab) => (tab.status ?? '') === status)
