import NotificationsIcon from '@mui/icons-material/Notifications'
import { Badge, IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import { screen } from '../screen.ts'
import { useAlerts } from './use-alerts.ts'

const AlertMenu = screen(() => import('./alert-menu.tsx'), 'AlertMenu')

const MOST = 99

/** The bell in the bar: how much is new for whoever is here. Its list comes when it is first opened. */
export function Bell() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { pathname } = useLocation()
  return (
    <>
      <BellButton key={pathname} onOpen={setAnchor} isOpen={anchor !== undefined} />
      {anchor && (
        <Suspense>
          <AlertMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Made anew with each screen: its coming is what asks, when the last answer is old. */
function BellButton({ onOpen, isOpen }: { onOpen: (anchor: HTMLElement) => void; isOpen: boolean }) {
  const { data } = useAlerts()
  const unread = data?.unread ?? 0
  const told = unread === 0 ? 'nenhum novo' : unread > MOST ? `${MOST}+ novos` : count(unread, 'novo', 'novos')
  const icon = <NotificationsIcon fontSize="small" aria-hidden />
  return (
    <IconButton
      color="inherit"
      aria-label={`Avisos: ${told}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{ minWidth: 44, minHeight: 44 }}
    >
      {/* A badge that is only out of sight keeps its number: the name would say something else. */}
      {unread === 0 ? (
        icon
      ) : (
        <Badge badgeContent={unread} max={MOST} color="error">
          {icon}
        </Badge>
      )}
    </IconButton>
  )
}
