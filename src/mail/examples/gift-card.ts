import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Cartão-presente',
  when: 'Depois que um cartão-presente é pago, no dia escolhido, para quem o ganhou.',
  to: 'customer',
  place: 26,
  draw: ({ ofGiftCard }) =>
    ofGiftCard({
      to: 'bia@example.com',
      recipientName: 'Bia',
      senderName: 'Ana Souza',
      cents: 10_000,
      code: '7KQ2-M4XT-09ZD-H3RB',
      message: 'Feliz aniversário!',
      expiresAt: new Date('2027-11-18T12:00:00Z'),
    }),
})
