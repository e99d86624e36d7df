import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useContext } from 'react'
import { usePermissions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { GuardContext } from '../account/guards.tsx'
import type { Alarm } from './alarm.ts'
import { warningOf } from './disk-labels.ts'
import { ExampleNote } from './example-note.tsx'
import { useStatus } from './use-status.ts'

/** On every screen, while the shop can't write or soon won't be able to. */
export function StatusBanner() {
  const guard = useContext(GuardContext)
  const { pathname } = useLocation()
  if (!guard) return null
  return (
    <>
      <Banner alarm={guard.alarm} />
      <AskAgain key={pathname} alarm={guard.alarm} />
      <ExampleNote alarm={guard.alarm} />
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
