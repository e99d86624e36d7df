import { Button } from '@mui/material'
import { LegalPagesPanel } from '../legal-pages/legal-pages-panel.tsx'
import type { StepProps } from './settings-step.tsx'

/** Drafts of the legal pages; whoever goes on without them finds them again under «Páginas legais». */
export const LegalStep = ({ onNext }: StepProps) => (
  <>
    <LegalPagesPanel />
    <Button variant="contained" sx={{ mt: 2 }} onClick={() => void onNext()}>
      Continuar
    </Button>
  </>
)
