import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { useAnswer } from '../shared/use-api.ts'

type Props = { email: string; children: ReactNode; sx: Record<string, unknown> }

/** Somebody who bought without an account is a customer by the address; without one there is nowhere to lead. */
export function GuestLink({ email, children, sx }: Props) {
  const question = new URLSearchParams({ search: email, per_page: '10' }).toString()
  const { data = [] } = useAnswer<CustomerProfileRecord[]>(`/vitrine/v1/customer-profiles?${question}`, { enabled: email !== '' })
  const found = data.find((one) => one.email.toLowerCase() === email.toLowerCase()) ?? data[0]
  if (!found) return children
  return (
    <Link component={RouteLink} to={`/customer-profiles/${found.id}/show`} sx={sx}>
      {children}
    </Link>
  )
}
