import { type Theme, useMediaQuery } from '@mui/material'
import { Menu, useGetIdentity, usePermissions, useSidebarState, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { GROUPS } from '../section.ts'
import type { Permissions } from '../rights.ts'
import { sectionsFor } from '../sections.ts'
import { useAnswer } from '../shared/use-api.ts'
import { type Folded, holdsAddress, isUnfolded } from './folded.ts'
import { GroupHeading } from './group-heading.tsx'
import { type MenuItem, menuItemsOf } from './menu-items.ts'
import { type Desk, waitingBehind } from './waiting.ts'
import { WaitingBadge } from './waiting-badge.tsx'

const FRESH_MS = 60_000

/** Every part of the workbench that this person may open, in groups that fold; each person finds them as they left them. */
export function WorkbenchMenu() {
  const { permissions } = usePermissions<Permissions>()
  const { identity } = useGetIdentity()
  const { pathname } = useLocation()
  const [folded, setFolded] = useStore<Folded>(`menu.folded.${identity?.fullName ?? ''}`, {})
  const [isWithWords] = useSidebarState()
  const isTelephone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { data: desk } = useAnswer<Desk>('/vitrine/v1/desk', { freshMs: FRESH_MS })
  const sections = sectionsFor(permissions)
  const groups = GROUPS.map((name) => ({
    name,
    items: sections.filter(({ group }) => group === name).flatMap(menuItemsOf),
  })).filter(({ items }) => items.length > 0)
  const current = groups.find(({ items }) => items.some(({ to }) => holdsAddress(to, pathname)))?.name
  return (
    <Menu aria-label="Partes do painel">
      <Menu.DashboardItem />
      {groups.map(({ name, items }) => {
        const isOpen = !isWithWords || isUnfolded(name, { folded, current, isTelephone }, GROUPS[0])
        return [
          isWithWords && (
            <GroupHeading
              key={name}
              name={name}
              isOpen={isOpen}
              isCurrent={name === current}
              waiting={waitingBehind(items, desk)}
              onToggle={() => setFolded({ ...folded, [name]: isOpen })}
            />
          ),
          ...(isOpen ? items.map((item) => <Item key={item.to} item={item} desk={desk} isWithWords={isWithWords} />) : []),
        ]
      })}
    </Menu>
  )
}

const TO_TOP = { _scrollToTop: true }
type ItemProps = { item: MenuItem; desk: Desk | undefined; isWithWords: boolean }

function Item({ item: { to, label, icon: Icon, waits }, desk, isWithWords }: ItemProps) {
  const { total, words } = waitingBehind([{ waits }], desk)
  return (
    <Menu.Item to={to} state={TO_TOP} leftIcon={Icon && <Icon />} primaryText={label} aria-description={words || undefined}>
      {total > 0 && isWithWords ? (
        <>
          {label} <WaitingBadge total={total} />
        </>
      ) : undefined}
    </Menu.Item>
  )
}
