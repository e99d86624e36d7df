import { typedLine } from '#kit/typed-text.ts'
import { type Kind, refused } from '../kind.ts'
import { rawOf } from '../wire.ts'

/** Colours and fonts of the whole site: this shop's own are chosen by the merchant. */
export const kitKind: Kind<never> = {
  kind: 'kit',
  read: (data) => refused(typedLine(rawOf(data['title']), 300) || 'Kit', 'Cores e fontes do site são escolhidas em «Aparência».'),
  write: async () => [],
}
