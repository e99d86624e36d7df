import { Button } from '@mui/material'
import type { MouseEvent } from 'react'

type Options = {
  label: string
  name: string
  disabled?: boolean
  color?: 'error'
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One thing that can be done with a row: its name says with which, to those who hear the page. */
export const ActionButton = ({ label, name, disabled = false, color, onClick }: Options) => (
  <Button size="small" color={color ?? 'primary'} disabled={disabled} aria-label={`${label}: ${name}`} onClick={onClick}>
    {label}
  </Button>
)
