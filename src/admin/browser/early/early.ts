import { openEarly } from './open-early.ts'

/** The first script of the workbench: it asks for what the screen at this address will ask, beside the screen's own scripts. */
openEarly(document.getElementById('painel')!.dataset)
