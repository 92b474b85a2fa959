declare module 's3rver/lib/models/account.js' {
  const account: { readonly DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void } };
  export default account;
}
