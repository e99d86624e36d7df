import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { Design } from './find-designs.ts'

type Options = { design: Design | undefined; isBusy: boolean; onAnswer: (replaces: boolean) => void; onClose: () => void }

/** A whole page for a page that has something on it already: in its place, or below it. */
export const ReplaceQuestion = ({ design, isBusy, onAnswer, onClose }: Options) => (
  <Dialog open={design !== undefined} onClose={onClose} aria-labelledby="substituir-ou-acrescentar">
    <DialogTitle id="substituir-ou-acrescentar">Substituir ou acrescentar?</DialogTitle>
    <DialogContent>
      <DialogContentText>
        “{design?.title}” é uma página inteira, e esta já tem conteúdo. Substituir troca tudo o que está nela; acrescentar põe o
        modelo junto. Nos dois casos dá para desfazer.
      </DialogContentText>
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button color="inherit" onClick={onClose}>
        Cancelar
      </Button>
      <Button disabled={isBusy} onClick={() => onAnswer(false)}>
        Acrescentar
      </Button>
      <Button variant="contained" disabled={isBusy} onClick={() => onAnswer(true)}>
        Substituir
      </Button>
    </DialogActions>
  </Dialog>
)
