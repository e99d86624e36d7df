import { Alert, Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { MAIL_SETUP, mailWarning, useMailState } from './mail-state.ts'

/** While mails do not leave the shop: that they don't, and the way to where it is set up. */
export function MailWarning({ hasWay = true }: { hasWay?: boolean }) {
  const { permissions } = usePermissions<string>()
  const warning = mailWarning(useMailState())
  if (warning === undefined) return null
  const isAdministrator = permissions === 'administrator'
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 15rem', minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        isAdministrator &&
        hasWay && (
          <Button color="inherit" size="small" component={Link} to={MAIL_SETUP}>
            Configurar e-mails
          </Button>
        )
      }
    >
      {warning}
      {!isAdministrator && ' Avise quem administra a loja.'}
    </Alert>
  )
}
