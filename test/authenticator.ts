export { authenticator } from '../bin/lib/authenticator.ts';
