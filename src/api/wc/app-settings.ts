import { inRow, type Setting, toggle } from './setting-kinds.ts'

const ofApp = inRow('app', 'app')

/** The shop on phones' home screens. */
export const APP_SETTINGS: readonly Setting[] = [
  ofApp(
    'vitrine_app_on',
    'is_on',
    'Aplicativo',
    toggle(
      'Quem visita pode instalar a loja no celular, e sem internet vê uma página da loja em vez do erro do navegador. Desligado, some dos aparelhos na visita seguinte.',
    ),
  ),
]
