import { Box } from '@mui/material'

/** A mail as it arrives, in a frame where nothing of it can act. */
export const MailFrame = ({ title, src }: { title: string; src: string }) => (
  <Box
    component="iframe"
    sandbox=""
    title={title}
    src={src}
    sx={{
      inlineSize: '100%',
      blockSize: 640,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: '#fff',
      display: 'block',
    }}
  />
)
