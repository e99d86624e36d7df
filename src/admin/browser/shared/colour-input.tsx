import { Box } from '@mui/material'

type Props = { label: string; value: string; onChange: (hex: string) => void }

/** A colour by eye: the browser's own choice, as large as a finger. */
export const ColourInput = ({ label, value, onChange }: Props) => (
  <Box
    component="input"
    type="color"
    aria-label={`${label}: escolher`}
    value={value}
    onChange={({ target }) => onChange((target as HTMLInputElement).value)}
    sx={{
      inlineSize: 48,
      blockSize: 44,
      flex: 'none',
      mt: 1,
      p: 0.25,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  />
)
