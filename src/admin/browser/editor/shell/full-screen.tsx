import { Box, GlobalStyles } from '@mui/material'
import type { ReactNode } from 'react'

/** The workbench around the editor rests: it is neither seen, heard nor reached by key. */
const REST = { '.RaLayout-appFrame': { visibility: 'hidden' as const }, body: { overflow: 'hidden' } }

/** Fills the window. Dialogs and notices still lie over it. */
export const FullScreen = ({ children }: { children: ReactNode }) => (
  <>
    <GlobalStyles styles={REST} />
    <Box
      data-editor
      className="page-editor"
      sx={{
        visibility: 'visible',
        position: 'fixed',
        inset: 0,
        zIndex: 'drawer',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        // What stands in a locked form fills it all the same.
        '& > div': { minBlockSize: 0 },
      }}
    >
      {children}
    </Box>
  </>
)
