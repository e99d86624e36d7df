import { askEarly } from './answers.ts'

/** The first script of the workbench: it asks for what the screen at this address will ask, beside the screen's own scripts. */
const { restRoot = '/wp-json/', restNonce = '', questions = '[]' } = document.getElementById('painel')!.dataset
askEarly(JSON.parse(questions) as string[], { root: restRoot, nonce: restNonce }) // written by src/admin/shell.tsx
