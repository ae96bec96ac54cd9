import styles from './reader.module.css';

/** A number that the telephone calls; it never breaks over two lines. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll('-', '')}`} className={styles.phone}>
      {phone}
    </a>
  );
}

/** A sentence in which the number of the department can be pressed. */
export function CallableSentence({ sentence, phone }: { sentence: string; phone: string }) {
  const at = phone === '' ? -1 : sentence.indexOf(phone);
  if (at === -1) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <PhoneLink phone={phone} />
      {sentence.slice(at + phone.length)}
    </>
  );
}
