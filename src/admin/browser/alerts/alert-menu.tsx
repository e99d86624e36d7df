import { Box, Divider, ListItemText, Menu, MenuItem } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { type AlertItem, ALERTS_PATH, useAlerts } from './use-alerts.ts'

type Options = { anchor: HTMLElement; onClose: () => void }

/** What waits, newest kind by kind; choosing one leads to its screen and counts as having read it. */
export function AlertMenu({ anchor, onClose }: Options) {
  const { data } = useAlerts()
  const { run, isBusy } = useApiAction()
  const navigate = useNavigate()
  const alerts = data?.alerts ?? []
  const mark = (input: object) =>
    run(async (provider) => {
      await provider.tell(`${ALERTS_PATH}/read`, { until: data?.as_of, ...input })
    })
  const open = ({ kind, screen, unread }: AlertItem) => {
    onClose()
    if (unread > 0) void mark({ kinds: [kind] })
    void navigate(screen)
  }
  const isAllRead = (data?.unread ?? 0) === 0
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Avisos' } }}>
      {alerts.length === 0 && <MenuItem disabled>Nada espera por você.</MenuItem>}
      {alerts.map((alert) => (
        <MenuItem key={alert.kind} onClick={() => open(alert)} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          <ListItemText
            primary={alert.text}
            secondary={`${alert.unread > 0 ? 'Novo' : 'Lido'} · ${momentText(alert.newest)}`}
            slotProps={{ primary: { sx: { fontWeight: alert.unread > 0 ? 650 : undefined } } }}
          />
        </MenuItem>
      ))}
      {alerts.length > 0 && <Divider component="li" />}
      {alerts.length > 0 && (
        <MenuItem disabled={isBusy} onClick={() => void mark({ is_read: !isAllRead })} sx={{ minHeight: 44 }}>
          <Box component="span">{isAllRead ? 'Marcar tudo como não lido' : 'Marcar tudo como lido'}</Box>
        </MenuItem>
      )}
    </Menu>
  )
}
