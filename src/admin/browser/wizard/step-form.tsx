import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'

type Options = { isBusy: boolean; onGoOn: () => Promise<unknown>; children: ReactNode }

/** What a step asks for, and the way to the next one. */
export const StepForm = ({ isBusy, onGoOn, children }: Options) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void onGoOn()
    }}
  >
    {children}
    <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 2 }}>
      Salvar e continuar
    </Button>
  </Box>
)
