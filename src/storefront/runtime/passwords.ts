const SHOW = 'Mostrar senha'
const HIDE = 'Ocultar senha'

/** A button beside each password shows what was typed, and hides it again. */
export function watchPasswords() {
  for (const input of document.querySelectorAll<HTMLInputElement>('.woocommerce form .woocommerce-Input[type="password"]'))
    addToggle(input)
}

function addToggle(input: HTMLInputElement) {
  const wrapper = document.createElement('span')
  wrapper.className = 'password-input'
  input.replaceWith(wrapper)
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.className = 'show-password-input'
  toggle.setAttribute('aria-describedby', input.id)
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    toggle.setAttribute('aria-label', isShown ? HIDE : SHOW)
    toggle.setAttribute('aria-pressed', String(isShown))
    toggle.textContent = isShown ? 'Ocultar' : 'Mostrar'
  }
  show(false)
  toggle.addEventListener('click', () => {
    show(input.type === 'password')
    input.focus()
  })
  wrapper.append(input, toggle)
  // A password is sent as a password, so that the browser offers to keep it.
  input.form?.addEventListener('submit', () => show(false))
}
