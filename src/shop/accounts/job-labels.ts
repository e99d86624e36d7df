/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'password-reset': 'Escrever e-mail de nova senha',
  'sign-in-link': 'Escrever e-mail com o link para entrar',
  'password-changed': 'Avisar da troca de senha',
}
