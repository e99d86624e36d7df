import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useApiAction } from '../shared/use-api.ts'
import type { Typed } from './described.ts'
import { GoogleAddresses } from './google-addresses.tsx'

type Tested = { ok: boolean; message: string }

/** How the shop is registered at Google, and whether Google takes what stands in the fields, before it is kept. */
export function GoogleKeys({ values }: { values: Typed }) {
  const { run, isBusy } = useApiAction()
  const [tested, setTested] = useState<Tested & { of: string }>()
  const keys = {
    client_id: values['vitrine_google_client_id'] ?? '',
    client_secret: values['vitrine_google_client_secret'] ?? '',
  }
  const typed = JSON.stringify(keys)
  const test = () =>
    void run(async (provider) =>
      setTested({ ...(await provider.tell<Tested>('/vitrine/v1/google-sign-in/test', keys)), of: typed }),
    )
  return (
    <>
      <GoogleAddresses />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 2 }}>
        <Button variant="outlined" disabled={isBusy} onClick={test} aria-label="Testar as chaves do Google">
          Testar as chaves
        </Button>
        {/* What was typed since is not what Google answered to. */}
        {tested?.of === typed && (
          <Alert
            severity={tested.ok ? 'success' : 'error'}
            role="status"
            sx={{ justifySelf: 'stretch', overflowWrap: 'anywhere' }}
          >
            {tested.message}
          </Alert>
        )}
      </Box>
    </>
  )
}
