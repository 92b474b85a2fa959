export const vomits = 'vomit|barf|barfed|hurl|vomits|puke|retch|spew|spewing|spewed|emesis|throw|throwing|threw|thrown';
