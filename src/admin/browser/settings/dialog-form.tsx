import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The contents and the buttons of a dialog as one form: Enter in a field does what its button does. */
export const DialogForm = ({ onSubmit, children }: { onSubmit: () => Promise<unknown>; children: ReactNode }) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void onSubmit()
    }}
    // The dialog itself lays them out.
    sx={{ display: 'contents' }}
  >
    {children}
  </Box>
)
