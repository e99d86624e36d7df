import { usePermissions } from 'react-admin'
import { isLimited, type Permissions } from '../rights.ts'

/** Whether the role of whoever is here may call a route of the API: what they may not is not offered. */
export function useMay(method: string, route: string): boolean {
  const { permissions } = usePermissions<Permissions>()
  return !isLimited(permissions) || permissions.calls.includes(`${method} ${route}`)
}
