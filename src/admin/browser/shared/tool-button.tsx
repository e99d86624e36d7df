import type { SvgIcon, SxProps, Theme } from '@mui/material'
import type { MouseEvent } from 'react'
import { tip } from './tips.tsx'

type Options = {
  label: string
  Icon: typeof SvgIcon
  /** It stays pressed; without it the button does one thing at a time. */
  isOn?: boolean
  isOff?: boolean
  onPress: (event: MouseEvent<HTMLElement>) => void
}

/**
 * A button with a picture, in a row that has `TOOLS` and tells names by `Tips`. A plain element with one style for all of a row: of the
 * library's own each brings seven parts to draw.
 */
export const ToolButton = ({ label, Icon, isOn, isOff = false, onPress }: Options) => (
  <span {...tip(label)}>
    <button type="button" data-tool aria-label={label} aria-pressed={isOn} disabled={isOff} onClick={onPress}>
      <Icon fontSize="small" />
    </button>
  </span>
)

export const TOOLS: Exclude<SxProps<Theme>, readonly unknown[]> = {
  '& button[data-tool]': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 32,
    minBlockSize: 32,
    p: 0,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:disabled': { color: 'action.disabled', pointerEvents: 'none' },
    '&[aria-pressed="true"]': { color: 'primary.main' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '@media (pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 },
  },
}
