import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Apuestas', inspector: 'Inspector', app: 'Modo app', account: 'Cuenta', help: 'Ayuda' },
  language: 'Idioma',
  needsScript: 'Activa JavaScript para usar esta página.',
  landing: {
    title: 'Bienvenida',
    heading: 'Una plataforma con apuestas deportivas dentro',
    text: 'Meridian representa el sistema que un operador ya tiene: cuentas, monederos y sus propias páginas. Vive en un origen propio e integra Slipstream en un marco que crece con su contenido.',
    play: 'Abrir las apuestas',
    inspector: 'Ver cada mensaje entre los dos',
    app: 'Verlo como en una app móvil',
  },
  play: {
    title: 'Apuestas deportivas',
    tools: 'Herramientas',
    theme: 'Tema',
    day: 'Día',
    night: 'Noche',
    measuring: 'Medición permitida',
    waiting: 'Esperando a las apuestas',
    close: 'Cerrar',
  },
  inspector: {
    messages: 'Mensajes',
    newestFirst: 'Mensajes, los más nuevos primero',
    say: 'Decir algo como plataforma',
    send: 'Enviar',
    clear: 'Vaciar la lista',
  },
  terms: {
    title: 'Términos y condiciones',
    demo: 'Meridian es una demostración. Su dinero no es real, sus jugadores son inventados y nada aquí es una oferta.',
    age: 'Debes tener 18 años o más. Una autoexclusión dura el tiempo que elegiste.',
  },
  help: {
    text: 'Apostar debe ser divertido. Si deja de serlo, haz una pausa y habla con alguien.',
    limits: 'Fijar un límite o hacer una pausa',
    password: 'Restablecer la contraseña',
    unlock: 'Desbloquear una cuenta',
    transactions: 'Ver tus movimientos',
    mailbox: 'El buzón de esta demo',
  },
  notFound: { title: 'No encontrado', heading: 'No encontramos esa página', start: 'Ir a la página de inicio' },
  unavailable: {
    title: 'No disponible',
    heading: 'Algo ha ido mal',
    text: 'Nuestro servidor no responde. No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  },
  menu: 'Menú',
} satisfies HostWords['site'];
