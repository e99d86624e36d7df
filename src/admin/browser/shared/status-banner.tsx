import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext, useSyncExternalStore } from 'react'
import { useDataProvider, usePermissions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { GuardContext } from '../account/guards.tsx'
import type { Provider } from '../data/provider.ts'
import { type Alarm, STATUS_PATH } from './alarm.ts'
import { type SystemStatus, type Seen, warningOf } from './disk-labels.ts'

/** Asked when somebody goes to another screen, not by a timer: a timer would keep signed in who has gone home. */
const FRESH_FOR_MS = 60_000

/** On every screen, while the shop can't write or soon won't be able to. */
export function StatusBanner() {
  const guard = useContext(GuardContext)
  const { pathname } = useLocation()
  if (!guard) return null
  return (
    <>
      <Banner alarm={guard.alarm} />
      <AskAgain key={pathname} alarm={guard.alarm} />
    </>
  )
}

function Banner({ alarm }: { alarm: Alarm }) {
  const { permissions } = usePermissions<string>()
  const { seen, isAsking, ask } = useStatus(alarm)
  const warning = warningOf(seen)
  return (
    <Box role="status" aria-label="Estado da loja">
      {warning && (
        <Alert
          severity={warning.severity}
          sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 15rem' } }}
          action={
            <>
              {permissions === 'administrator' && (
                <Button color="inherit" size="small" component={Link} to="/saude">
                  Saúde da loja
                </Button>
              )}
              <Button color="inherit" size="small" disabled={isAsking} onClick={ask}>
                Verificar de novo
              </Button>
            </>
          }
        >
          <AlertTitle>{warning.title}</AlertTitle>
          {warning.advice}
          {permissions !== 'administrator' && ' Avise já quem administra a loja.'}
        </Alert>
      )}
    </Box>
  )
}

/** Its coming is what asks: once a screen, when the last answer is old. */
function AskAgain({ alarm }: { alarm: Alarm }) {
  useStatus(alarm)
  return null
}

function useStatus(alarm: Alarm) {
  const provider = useDataProvider<Provider>()
  const rung = useSyncExternalStore(alarm.subscribe, alarm.count)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['status', rung],
    queryFn: () => provider.read<SystemStatus>(STATUS_PATH),
    staleTime: FRESH_FOR_MS,
    retry: false,
    // The old warning stands until the new answer is here.
    placeholderData: keepPreviousData,
  })
  const seen = error ? (awayOrBusy(error) ?? data) : data
  return { seen, isAsking: isFetching, ask: () => void refetch() }
}

function awayOrBusy(error: unknown): Seen {
  const { status, body } = error as { status?: number; body?: { code?: string } }
  if (status !== 503) return undefined
  return body?.code === 'too_busy' ? 'busy' : 'away'
}
