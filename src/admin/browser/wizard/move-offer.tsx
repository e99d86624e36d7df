import { Link } from '@mui/material'
import { usePermissions } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'

/** The other way to begin: whoever has a shop elsewhere need not type it again. Only administrators bring shops. */
export function MoveOffer() {
  const { permissions } = usePermissions<string>()
  if (permissions !== 'administrator') return null
  return (
    <Link component={RouteLink} to="/trazer-loja">
      Já tenho uma loja em outro sistema
    </Link>
  )
}
