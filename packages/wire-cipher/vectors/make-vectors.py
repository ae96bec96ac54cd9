#!/usr/bin/env python3
"""Writes vectors.json beside this file: the wire format v1, made without any of the three engines.

AES-256-CBC comes from the openssl command line, HMAC-SHA-256 and base64 from Python's standard library. The IVs are fixed
here, so that a second run gives the same file. Run by hand when the format gets a new suite:  python3 make-vectors.py
"""
import base64
import hashlib
import hmac
import json
import pathlib
import subprocess

KEY = bytes(range(32))
ENC = hmac.new(KEY, b"enc", hashlib.sha256).digest()
MAC = hmac.new(KEY, b"mac", hashlib.sha256).digest()

# name, text, repetitions of the text
CASES = [
    ("empty text", "", 1),
    ("one byte", "a", 1),
    ("one byte less than a block", "0123456789abcde", 1),
    ("exactly one block", "0123456789abcdef", 1),
    ("one byte more than a block", "0123456789abcdefg", 1),
    ("exactly two blocks", "0123456789abcdef", 2),
    ("json body", '{"user_name":"doctor","page":0,"is_read":false,"note":""}', 1),
    ("chinese", "血清肌酐 106 μmol/L，偏高；建议三个月后复查。", 1),
    ("chinese outside the basic plane", "𠮷𡈽𪚥", 1),
    ("emoji with joiners", "👩🏽‍⚕️🧪🩸", 1),
    ("leading byte order mark, null, line ends", "\ufeff检\u0000微\r\n\t", 1),
    ("64 kB", "检微0123456789", 4096),
]


def seal(index, text):
    iv = hashlib.sha256(b"iv %d" % index).digest()[:16]
    command = ["openssl", "enc", "-aes-256-cbc", "-K", ENC.hex(), "-iv", iv.hex()]
    ciphertext = subprocess.run(command, input=text.encode("utf-8"), stdout=subprocess.PIPE, check=True).stdout
    tag = hmac.new(MAC, b"v1." + iv + ciphertext, hashlib.sha256).digest()
    return iv, "v1." + base64.b64encode(iv + ciphertext + tag).decode("ascii")


def main():
    vectors = []
    for index, (name, text, times) in enumerate(CASES):
        iv, envelope = seal(index, text * times)
        vectors.append({"name": name, "iv": iv.hex(), "text": text, "times": times, "envelope": envelope})
    document = {"made_with": "openssl enc and Python's hmac, see make-vectors.py", "key": base64.b64encode(KEY).decode(), "vectors": vectors}
    target = pathlib.Path(__file__).with_name("vectors.json")
    target.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


main()
