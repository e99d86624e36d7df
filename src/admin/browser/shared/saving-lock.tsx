import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

/** What is typed while a form saves would be lost when the answer comes: until then nobody types. */
export function SavingLock({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Box inert={isSubmitting} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}
